import type { WrittenType } from '@parket/tools/workshop/writtenTypes'
import type { ArgTypesEnhancer } from 'storybook/internal/types'

interface Documented {
  /** Put there by `tellTypes`. */
  __writtenTypes?: Record<string, WrittenType>
}

/** What nobody can type into the table of props: functions, elements, refs. */
const CODE = /=>|Handler|^Ref<|^ReactElement/

/** Shows the types of props as they are written, with the shapes that they name. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const types = (component as Documented | undefined)?.__writtenTypes ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = types[name]
      if (!type) return [name, argType]
      const { summary, detail } = type
      const shown = { summary, ...(detail !== null && { detail }) }
      const control = CODE.test(summary) && { control: false as const }
      return [name, { ...argType, ...control, table: { ...argType.table, type: shown } }]
    }),
  )
}
