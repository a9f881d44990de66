import { controlOf } from '@parket/tools/workshop/controls'
import type { ArgTypesEnhancer } from 'storybook/internal/types'
import type { DocumentedComponent } from './documentedComponent.ts'

/** Shows the types of props as they are written, with the shapes that they name, and what can make a value of each. */
export const readableTypes: ArgTypesEnhancer = ({
  argTypes,
  component,
  initialArgs,
  parameters,
}) => {
  const types = (component as DocumentedComponent | undefined)?.__writtenTypes ?? {}
  // A story that takes no args would not change.
  const hasControls = parameters['__isArgsStory'] === true
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = types[name]
      if (!type) return [name, argType]
      const { summary, detail } = type
      const shown = { summary, ...(detail !== null && { detail }) }
      const control = hasControls && controlOf(type, initialArgs[name])
      return [name, { ...control, ...argType, table: { ...argType.table, type: shown } }]
    }),
  )
}
