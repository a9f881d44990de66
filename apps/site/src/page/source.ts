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

export function keyText(source: PageSource<unknown>): string {
  return source.key.join('/')
}
