import { createContext } from 'react'

/**
 * How Markdown becomes HTML at once: the server gives its own `markdownToHtml` here. The browser
 * gives nothing: what the server wrote stands already, and the rest is loaded when needed.
 */
export const MarkdownContext = createContext<
  ((text: string, options?: { headingLevel?: 1 | 2 | 3 | 4 }) => string) | null
>(null)
