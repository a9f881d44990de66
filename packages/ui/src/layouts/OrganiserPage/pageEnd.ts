/** Room below a tool, px: what scrolls inside it ends above it, or its head would go under the header. */
export const PAGE_END = 32
