import type { WrittenType } from '@parket/tools/workshop/writtenTypes'
import type { Words } from './docs/componentGuide.ts'

/** What a component carries for its table of props. */
export interface DocumentedComponent {
  /** Put there by `propTypesPlugin`. */
  __writtenTypes?: Record<string, WrittenType>
  /** Put there by `propWordsPlugin`. */
  __propWords?: Words
  /** Put there by react-docgen: the name as it is written, which a build may shorten. */
  __docgenInfo?: { displayName?: string }
}
