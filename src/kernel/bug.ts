/** A fault of the program, not of a player: the only thing the kernel throws. */
export class Bug extends Error {}
