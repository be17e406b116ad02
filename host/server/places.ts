/** Whether an address, as a socket or an option gives it, is this machine itself. */
export const isThisMachine = (address: string | undefined): boolean =>
  address !== undefined && /^(?:localhost|::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/i.test(address);
