/** Under which the browser keeps the chosen theme; the first script of a page reads it, too. */
export const themeKey = 'parket.theme'
