/** Under which the browser keeps the login's token; the first script of a page reads it, too. */
export const tokenKey = 'parket.token'
