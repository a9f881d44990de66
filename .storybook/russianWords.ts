import { propWordsOf } from '@parket/tools/workshop/propWords/propWords'
import { toldDefault } from '@parket/tools/workshop/toldDefault'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import { withNonBreakingSpaces } from './docs/nonBreakingSpaces.ts'
import type { DocumentedComponent } from './documentedComponent.ts'

const SCREEN_OR_LAYOUT = /^(Экраны|Макеты)\//

/**
 * Says in Russian what a prop is for, as the component's guide or the words of screens and layouts do, in place of the
 * comment in its code. A default that the words end with goes to the column of defaults.
 */
export const russianWords: ArgTypesEnhancer = ({ argTypes, component, title }) => {
  const { __propWords = {}, __docgenInfo } = (component ?? {}) as DocumentedComponent
  const isScreen = SCREEN_OR_LAYOUT.test(title)
  const words = isScreen ? propWordsOf(__docgenInfo?.displayName ?? '') : __propWords
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
