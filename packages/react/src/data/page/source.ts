import type { ApiClient } from '@parket/api-client/client'

/** One call of the API. */
export interface ApiCall<Data> {
  /** Names the answer: equal keys mean equal answers. */
  key: readonly (string | number)[]
  /** @throws ApiProblem */
  fetch: (api: ApiClient) => Promise<Data>
}

/** Makes a call, or takes an answer that is fresh enough. */
export type Read = <Data>(call: ApiCall<Data>) => Promise<Data>

/** What a page shows and where it comes from; the server and the browser read it by the same calls. */
export interface PageSource<Data> {
  /** Names the data: equal keys mean equal data. */
  key: readonly (string | number)[]
  /** @throws ApiProblem */
  fetch: (read: Read) => Promise<Data>
}

/** A page's data that are one call's answer. */
export function sourceOf<Data>(call: ApiCall<Data>): PageSource<Data> {
  return { key: call.key, fetch: (read) => read(call) }
}

/**
 * Reads a source with nothing kept of earlier answers.
 * @throws ApiProblem
 */
export function readSource<Data>(source: PageSource<Data>, api: ApiClient): Promise<Data> {
  return source.fetch((call) => call.fetch(api))
}

/** The data of a page as the server puts them into it, or why there are none. */
export type EmbeddedData =
  | { key: string; status: 200; data: unknown }
  | { key: string; status: number; message: string }

/** A source's key as text; parts that hold any sign stay told apart. */
export function keyText(source: PageSource<unknown>): string {
  return JSON.stringify(source.key)
}
