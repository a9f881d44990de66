import { ParketPages } from '@parket/react/components/ParketPages'

/** Results, registering, rating, search and the others: pages of the library, in the browser. */
export default function Page() {
  return <ParketPages />
}
