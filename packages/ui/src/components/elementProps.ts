import type { AriaAttributes, FocusEventHandler } from 'react'

/** Attributes that a component passes to its element though it keeps the id to itself. */
export interface AttributeProps extends AriaAttributes {
  /** Marks for tests, scripts and measurements. */
  [data: `data-${string}`]: string | number | boolean | undefined
}

/** Attributes that every component passes to its element. */
export interface ElementProps extends AttributeProps {
  /** Id of the element, for a link or a label to name it. */
  id?: string
}

/** What everything that takes the focus passes on, too. */
export interface FocusProps {
  /** The focus has come to it. */
  onFocus?: FocusEventHandler
  /** The focus has left it. */
  onBlur?: FocusEventHandler
}

/** What every control passes on: a field passes them to its input, not to its frame. */
export interface ControlProps extends ElementProps, FocusProps {
  /** Id of its form, when the control is outside of the form element. */
  form?: string
}
