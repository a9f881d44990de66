import type { ComponentType } from 'react'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Text } from '../components/Text/Text.tsx'

const modules = import.meta.glob<Record<string, ComponentType>>('./*Icon.tsx', {
  eager: true,
})
const icons = Object.values(modules)
  .flatMap((module) => Object.entries(module))
  .filter(([name]) => name !== 'SvgIcon')

const meta = { title: 'Основы/Значки' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const All: Story = {
  name: 'Все',
  render: () => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))',
        gap: 16,
      }}
    >
      {icons.map(([name, Icon]) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 28 }}>
          <Icon />
          <Text size="caption" tone="secondary">
            {name.replace('Icon', '')}
          </Text>
        </div>
      ))}
    </div>
  ),
}
