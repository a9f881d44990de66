import { publicProblemText } from '@parket/domain/problems/publicProblems'
import { useEffect, useState } from 'react'
import { useAuth } from '../auth/AuthProvider.tsx'
import { refusedView, type View } from '../view.ts'
import { usePageState } from './PageState.tsx'
import { keyText, type EmbeddedData, type PageSource } from './source.ts'

/**
 * What the server put into the page; anything else is fetched. Whoever is logged in may see more than the
 * visitor that the server took them for: the page is fetched again, and stays as it is meanwhile. The
 * fetching code (query library and client) is no part of a public page's first load.
 */
export function usePageData<Data>(source: PageSource<Data>): View<Data> {
  const { embedded } = usePageState()
  const { status } = useAuth()
  const [fetched, setFetched] = useState<{ key: string; view: View<Data> } | null>(null)
  const key = keyText(source)
  const isVisitor = status === 'unknown' || status === 'anonymous'
  const own = embedded?.key === key ? embedded : null
  const isShowable = own !== null && (own.status === 200 || isVisitor)
  // Only a login that was found to hold is asked by: one that has run out would be refused.
  const isEnough = isShowable && (isVisitor || status === 'restoring')

  useEffect(() => {
    if (isEnough) return
    let isLeft = false
    let stop = () => {}
    async function start() {
      const { observeSource } = await import('./observeSource.ts')
      if (!isLeft) stop = observeSource(source, (view) => setFetched({ key, view }))
    }
    start().catch(() => {
      if (isLeft) return
      const failed = refusedView(0, publicProblemText('request_failed'), () => location.reload())
      setFetched({ key, view: failed })
    })
    return () => {
      isLeft = true
      stop()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- the key names the source
  }, [isEnough, key])

  const current = fetched?.key === key ? fetched.view : null
  if (isShowable && (isEnough || current?.state !== 'ready')) return embeddedView<Data>(own)
  return current ?? { state: 'loading' }
}

/** Equal keys mean data of one type: source and page agree by construction. */
function embeddedView<Data>(embedded: EmbeddedData): View<Data> {
  if ('data' in embedded) return { state: 'ready', data: embedded.data as Data }
  return refusedView(embedded.status, embedded.message, () => location.reload())
}
