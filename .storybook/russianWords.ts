import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { withNonBreakingSpaces } from './docs/nonBreakingSpaces.ts'

interface Documented {
  /** Put there by `tellWords`. */
  __propWords?: Record<string, string>
}

/** Says in Russian what a prop is for, as the component's guide does, in place of the comment in its code. */
export const russianWords: ArgTypesEnhancer = ({ argTypes, component }) => {
  const words = (component as Documented | undefined)?.__propWords ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const text = words[name]
      if (text === undefined) return [name, argType]
      return [name, { ...argType, description: withNonBreakingSpaces(text) }]
    }),
  )
}
