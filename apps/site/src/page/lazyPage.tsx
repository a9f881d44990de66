import { lazy, type ComponentType } from 'react'
import { loadOrReloadOnce } from './loadOrReloadOnce.ts'

export interface LazyPage<Props> {
  /** Of a whole page its file name in `containers`, by which the build knows its chunk. */
  container: string
  /** Loads the page's code; the page then renders at once. */
  preload(): Promise<ComponentType<Props>>
  Page: ComponentType<Props>
}

/**
 * A page whose code comes when it is needed. Unlike React's `lazy` alone it can be preloaded, so that
 * the server and the first render in the browser show the page itself and not a fallback.
 */
export function lazyPage<Props extends object>(
  container: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => (loaded ??= await loadOrReloadOnce(container, load))
  const Waiting = lazy(async () => ({ default: await preload() }))
  function Page(props: Props) {
    const Content: ComponentType<Props> = loaded ?? Waiting
    return <Content {...props} />
  }
  return { container, preload, Page }
}
