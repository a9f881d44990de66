import { useEffect } from 'react'
import { useLatestCallback } from '@parket/ui/useLatestCallback'

interface LinkNavigationOptions {
  isOff: boolean
  go: (address: string) => void
  isPage?: (path: string) => boolean
}

/**
 * Follows clicks on the site's own links without loading a new document. One listener for the whole
 * document, so that screens use plain links and know no router.
 * @param options `isOff`: the page has no tenant to go on with, and every link needs a new document;
 *   `go` leads to an address of the site; `isPage` tells which paths are its pages, left out, all are
 */
export function useLinkNavigation({ isOff, go, isPage }: LinkNavigationOptions): void {
  const follow = useLatestCallback(go)
  useEffect(() => {
    if (isOff) return
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || !isPlainClick(event) || !staysOnSite(link)) return
      if (isPage?.(link.pathname) === false) return
      event.preventDefault()
      follow(link.pathname + link.search + link.hash)
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [isOff, follow, isPage])
}

function isPlainClick(event: MouseEvent): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !event.defaultPrevented && !hasModifier
}

function staysOnSite(link: HTMLAnchorElement): boolean {
  const isJump =
    link.hash !== '' && link.pathname === location.pathname && link.search === location.search
  return (
    link.href !== '' &&
    link.origin === location.origin &&
    !isJump &&
    !link.hasAttribute('download') &&
    (link.target === '' || link.target === '_self') &&
    !/^\/(?:api|assets)\//.test(link.pathname)
  )
}
