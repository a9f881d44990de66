import type { AriaAttributes, FocusEventHandler } from 'react'

/** Attributes that every component passes to its element. */
export interface ElementProps extends AriaAttributes {
  /** Id of the element, for a link or a label to name it. */
  id?: string
  /** Marks for tests, scripts and measurements. */
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** What every control passes on, too: a field passes them to its input, not to its frame. */
export interface ControlProps extends ElementProps {
  /** Id of its form, when the control is outside of the form element. */
  form?: string
  /** The focus has come to it. */
  onFocus?: FocusEventHandler
  /** The focus has left it. */
  onBlur?: FocusEventHandler
}
