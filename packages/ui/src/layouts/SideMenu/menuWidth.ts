/** Widths of the side menu, px (docs/rules/site.md, «Side menu»). */
export const MENU_WIDTH = { narrow: 58, normal: 205 }
