/** The module's id: its folder, the scope of its flags and settings, the name of its socket. */
export const ID = 'revolution-tables';
export const SOCKET = `module.${ID}`;
