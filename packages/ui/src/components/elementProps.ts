import type { AriaAttributes } from 'react'

/** What every component passes on to its element (a field: to its control) as it is. */
export interface ElementProps extends AriaAttributes {
  /** Id of the element, for a link or a label to name it. */
  id?: string
  /** `data-*`: marks for tests, scripts and measurements. */
  [data: `data-${string}`]: string | number | boolean | undefined
}
