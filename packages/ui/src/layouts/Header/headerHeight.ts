/** Height of the header, px: what sticks under it starts here. */
export const HEADER_HEIGHT = 56
