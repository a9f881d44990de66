/** Widths of the side menu, px (spec §9). */
export const MENU_WIDTH = { narrow: 58, normal: 205 }
