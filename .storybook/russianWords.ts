import { toldDefault } from '@parket/tools/workshop/toldDefault'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { Words } from './docs/componentGuide.ts'
import { withNonBreakingSpaces } from './docs/nonBreakingSpaces.ts'
import { screenWords } from './docs/screenWords.ts'

interface Documented {
  /** Put there by `tellWords`. */
  __propWords?: Words
}

/**
 * Says in Russian what a prop is for, as the component's guide or the words of all screens do, in place of the comment
 * in its code. A default that the words end with goes to the column of defaults.
 */
export const russianWords: ArgTypesEnhancer = ({ argTypes, component, title }) => {
  const own = (component as Documented | undefined)?.__propWords ?? {}
  const words: Words = title.startsWith('Экраны/') ? screenWords : own
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const text = words[name]
      if (text === undefined) return [name, argType]
      const told = toldDefault(text)
      const description = withNonBreakingSpaces(told.words)
      const defaults = told.value !== null && { defaultValue: { summary: told.value } }
      return [name, { ...argType, description, table: { ...argType.table, ...defaults } }]
    }),
  )
}
