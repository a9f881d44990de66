import type { ArgTypesEnhancer } from 'storybook/internal/types'

/** A type as react-docgen tells it. */
interface DocgenType {
  name: string
  raw?: string
  value?: string
  elements?: DocgenType[]
}

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: DocgenType }> }
}

/** The type as one would write it: «'small' | 'large'», where Storybook itself says «union». */
function typeText({ name, raw, value, elements }: DocgenType): string {
  if (name === 'union' && elements) return elements.map(typeText).join(' | ')
  return (raw ?? value ?? name).replaceAll(/\s+/g, ' ')
}

/** Shows the types of props as they are written. */
export const readableTypes: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props ?? {}
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = props[name]?.tsType
      if (!type) return [name, argType]
      const table = { ...argType.table, type: { summary: typeText(type) } }
      return [name, { ...argType, table }]
    }),
  )
}
