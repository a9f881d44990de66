import type { AriaAttributes, FocusEventHandler } from 'react'

/** What every component passes on to its element as it is. */
export interface ElementProps extends AriaAttributes {
  /** Id of the element, for a link or a label to name it. */
  id?: string
  /** Marks for tests, scripts and measurements. */
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** What every control passes on besides: a field to what is typed into, not to its frame. */
export interface ControlProps extends ElementProps {
  /** Id of the form it belongs to, where it stands outside of it. */
  form?: string
  /** The focus has come to it. */
  onFocus?: FocusEventHandler
  /** The focus has left it. */
  onBlur?: FocusEventHandler
}
