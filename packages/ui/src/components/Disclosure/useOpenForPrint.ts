import { useEffect, type RefObject } from 'react'

/**
 * The `details` around an element are open while the page is printed: what styles do for paper (`Disclosure.css.ts`) older
 * browsers do not know, and a protocol would lose its tables.
 */
export function useOpenForPrint(inside: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement | null = null
    const open = () => {
      const details = inside.current?.closest('details') ?? null
      if (details === null || details.open) return
      details.open = true
      opened = details
    }
    const fold = () => {
      if (opened) opened.open = false
      opened = null
    }
    window.addEventListener('beforeprint', open)
    window.addEventListener('afterprint', fold)
    return () => {
      window.removeEventListener('beforeprint', open)
      window.removeEventListener('afterprint', fold)
    }
  }, [inside])
}
