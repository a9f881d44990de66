/** A list fills the window below title and filters, and leaves room for the pages' numbers. */
export const listHeight = 'max(360px, calc(100dvh - 360px))'
