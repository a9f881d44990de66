import type { ApiClient } from '@parket/api-client/client'

/** What a page shows and where it comes from; the server and the browser read it by the same call. */
export interface PageSource<Data> {
  /** Names the data: equal keys mean equal data. */
  key: readonly (string | number)[]
  /** @throws ApiProblem */
  fetch(api: ApiClient): Promise<Data>
}

/** What a screen can be in. `notFound` also stands for what another tenant owns. */
export type View<Data> =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => void }
  | { state: 'notFound'; message: string }
  | { state: 'ready'; data: Data }

/** The answer of a source as the server puts it into the page. */
export type SourceResult =
  | { key: string; status: 200; data: unknown }
  | { key: string; status: number; message: string }

/** A source's key as text; parts that hold any sign stay told apart. */
export function keyText(source: PageSource<unknown>): string {
  return JSON.stringify(source.key)
}

type Shown<View> = Exclude<View, { state: 'ready' | 'notFound' }>

/** A view as screens take it, the data beside the state; what is missing has a page of its own. */
export function screenView<Data extends object>(
  view: Exclude<View<Data>, { state: 'notFound' }>,
): Shown<View<Data>> | ({ state: 'ready' } & Data)
export function screenView<Data extends object, Shape extends object>(
  view: Exclude<View<Data>, { state: 'notFound' }>,
  shape: (data: Data) => Shape,
): Shown<View<Data>> | ({ state: 'ready' } & Shape)
export function screenView(
  view: Exclude<View<object>, { state: 'notFound' }>,
  shape: (data: object) => object = (data) => data,
) {
  return view.state === 'ready' ? { state: view.state, ...shape(view.data) } : view
}
