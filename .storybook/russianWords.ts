import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { Words } from './docs/componentGuide.ts'
import { withNonBreakingSpaces } from './docs/nonBreakingSpaces.ts'
import { screenWords } from './docs/screenWords.ts'

interface Documented {
  /** Put there by `propWordsPlugin`. */
  __propWords?: Words
}

/** How words say what holds without the prop, where the component leaves that to what it consists of. */
const DEFAULT = / По умолчанию `([^`]+)`\.$/

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
      const description = withNonBreakingSpaces(text.replace(DEFAULT, ''))
      const told = DEFAULT.exec(text)?.[1]
      const defaults = told !== undefined && { defaultValue: { summary: `'${told}'` } }
      return [name, { ...argType, description, table: { ...argType.table, ...defaults } }]
    }),
  )
}
