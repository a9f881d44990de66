import { lazy, type ComponentType } from 'react'

/** Code that can be loaded before it is rendered. */
export interface Preloadable {
  preload(): Promise<unknown>
}

/** A page whose code comes later. */
export interface LazyPage<Props> extends Preloadable {
  /** Loads the page's code; the page then renders at once. */
  preload(): Promise<ComponentType<Props>>
  Component: ComponentType<Props>
}

/**
 * A page whose code comes when it is needed. Unlike React's `lazy` alone it can be preloaded, so that
 * the server and the first render in the browser show the page itself and not a fallback.
 */
export function lazyPage<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPage<Props> {
  let loaded: ComponentType<Props> | null = null
  const preload = async () => (loaded ??= await load())
  const Waiting = lazy(async () => ({ default: await preload() }))
  function Component(props: Props) {
    const Content: ComponentType<Props> = loaded ?? Waiting
    return <Content {...props} />
  }
  return { preload, Component }
}
