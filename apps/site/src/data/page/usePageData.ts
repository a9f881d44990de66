import { pageText } from '@parket/domain/problems/pageTexts'
import { useEffect, useState } from 'react'
import { useAuth } from '../auth/AuthProvider.tsx'
import { refusedView, type View } from '../view.ts'
import { usePageState } from './PageState.tsx'
import { keyText, type EmbeddedData, type PageSource } from './source.ts'

/**
 * What the server put into the page; anything else is fetched. The fetching code (query library and
 * client) is no part of a public page's first load.
 */
export function usePageData<Data>(source: PageSource<Data>): View<Data> {
  const { embedded } = usePageState()
  const { status } = useAuth()
  const [fetched, setFetched] = useState<{ key: string; view: View<Data> } | null>(null)
  const key = keyText(source)
  const isVisitor = status === 'unknown' || status === 'anonymous'
  // The server renders everybody as a visitor: what it refused may be open to who is logged in.
  const isEmbedded = embedded?.key === key && (embedded.status === 200 || isVisitor)

  useEffect(() => {
    if (isEmbedded) return
    let isLeft = false
    let stop = () => {}
    async function start() {
      const { observeSource } = await import('./observeSource.ts')
      if (!isLeft) stop = observeSource(source, (view) => setFetched({ key, view }))
    }
    start().catch(() => {
      if (isLeft) return
      const failed = refusedView(0, pageText('request_failed'), () => location.reload())
      setFetched({ key, view: failed })
    })
    return () => {
      isLeft = true
      stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the source
  }, [isEmbedded, key])

  if (isEmbedded) return embeddedView<Data>(embedded)
  return fetched?.key === key ? fetched.view : { state: 'loading' }
}

/** Equal keys mean data of one type: source and page agree by construction. */
function embeddedView<Data>(embedded: EmbeddedData): View<Data> {
  if ('data' in embedded) return { state: 'ready', data: embedded.data as Data }
  return refusedView(embedded.status, embedded.message, () => location.reload())
}
