/** What the server said instead of the data. */
interface Refusal {
  /** In Russian. */
  message: string
  onRetry: () => void
}

/** A page without its data. `notFound` also stands for what another tenant owns. */
export type PendingView =
  | { state: 'loading' }
  | ({ state: 'failed' | 'notFound' | 'noRight' } & Refusal)

/** What a page can be in: the one shape that queries, page data and lists give. */
export type View<Data> = PendingView | { state: 'ready'; data: Data }

/** What is shown after an answer of this HTTP status (0: no answer). */
export function refusedView(status: number, message: string, onRetry: () => void): PendingView {
  if (status === 404) return { state: 'notFound', message, onRetry }
  if (status === 401 || status === 403) return { state: 'noRight', message, onRetry }
  return { state: 'failed', message, onRetry }
}

/** The same data in another shape. */
export function mapView<Data, Shape>(view: View<Data>, shape: (data: Data) => Shape): View<Shape> {
  return view.state === 'ready' ? { state: 'ready', data: shape(view.data) } : view
}

/** Two views as one: ready when both are, else whatever keeps the first that is not. */
export function joinViews<A, B>(a: View<A>, b: View<B>): View<[A, B]> {
  if (a.state !== 'ready') return a
  return b.state === 'ready' ? { state: 'ready', data: [a.data, b.data] } : b
}

type Kept<State extends PendingView['state']> = Extract<PendingView, { state: State }>

/** A view as a screen takes it: the data beside the state. */
export type ScreenView<Data, State extends PendingView['state'] = never> =
  | { state: 'loading' }
  | ({ state: 'failed'; isMissing?: true } & Refusal)
  | Kept<State>
  | ({ state: 'ready' } & Data)

/**
 * Spreads the data beside the state. What the screen has no picture of its own for has failed.
 * @param own states that the screen shows in its own way
 */
export function screenView<Data extends object, State extends PendingView['state'] = never>(
  view: View<Data>,
  own: readonly State[] = [],
): ScreenView<Data, State> {
  if (view.state === 'ready') return { ...view.data, state: 'ready' }
  if (view.state === 'loading') return view
  const isOwn = own.some((state) => state === view.state)
  if (isOwn) return view as Kept<State>
  return { ...view, state: 'failed', ...(view.state === 'notFound' && { isMissing: true }) }
}
