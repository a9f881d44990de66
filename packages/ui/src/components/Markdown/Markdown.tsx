import { use, useEffect, useRef, useState } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { ElementProps } from '../elementProps.ts'
import { MarkdownContext } from './MarkdownContext.ts'
import * as styles from './Markdown.css.ts'

export interface MarkdownProps extends ElementProps {
  /** Markdown with raw HTML, as the organiser wrote it; made safe before it is shown. */
  text: string
  /** Level that the text's highest headings get, so that it fits the outline of its page. */
  headingLevel?: 1 | 2 | 3 | 4
}

/**
 * Text of an organiser. What the server rendered stays as it is, without loading the parser; a text
 * that comes later loads it and is shown as soon as it is there.
 */
export function Markdown({ text, headingLevel = 2, ...element }: MarkdownProps) {
  const convert = use(MarkdownContext)
  const content = useRef<HTMLDivElement>(null)
  /** The text that is shown. */
  const shown = useRef<string>(null)
  const [loaded, setLoaded] = useState<'loading' | { html: string } | null>(null)
  useEffect(() => {
    if (convert) return
    // Filled before the first effect: by the server, with this text.
    if (shown.current === null && content.current?.hasChildNodes()) shown.current = text
    if (shown.current === text) return
    let isCurrent = true
    async function load() {
      setLoaded((loaded) => loaded ?? 'loading')
      const { markdownToHtml } = await import('./markdownToHtml.ts')
      if (!isCurrent) return
      shown.current = text
      setLoaded({ html: markdownToHtml(text, { headingLevel }) })
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [convert, text, headingLevel])
  return (
    <>
      {loaded === 'loading' && <Skeleton lines={3} />}
      <div
        {...element}
        ref={content}
        className={styles.prose}
        // Empty while it hydrates: React then leaves what the server wrote.
        suppressHydrationWarning
        // oxlint-disable-next-line react/no-danger
        dangerouslySetInnerHTML={{
          __html: convert ? convert(text, { headingLevel }) : htmlOf(loaded),
        }}
      />
    </>
  )
}

function htmlOf(loaded: 'loading' | { html: string } | null): string {
  return loaded === null || loaded === 'loading' ? '' : loaded.html
}
