import type { Meta, StoryObj } from '@storybook/react-vite'

import { Card } from '../Card/Card.tsx'
import { Text } from '../Text/Text.tsx'
import { Stack } from './Stack.tsx'

/** Элементы друг под другом. */
const meta = {
  title: 'Компоненты/Текст и раскладка/Stack: столбец, отступ',
  component: Stack,
  args: { children: null },
} satisfies Meta<typeof Stack>

export default meta
type Story = StoryObj<typeof meta>

/** The one whose props the workshop's controls change. */
export const Example: Story = {
  name: 'Пример',
  args: { children: ['Oriental', 'Folk', 'Show'].map((name) => <Text key={name}>{name}</Text>) },
  tags: ['!test'],
}

const gaps = ['xxsmall', 'xsmall', 'small', 'medium', 'large', 'xlarge', 'xxlarge'] as const

export const Stickersheet: Story = {
  name: 'Отступы',
  render: () => (
    <Stack gap="xlarge">
      {gaps.map((gap) => (
        <Stack key={gap} gap={gap}>
          <Text size="small" tone="secondary">
            {gap}
          </Text>
          <Card padding="small">Первый</Card>
          <Card padding="small">Второй</Card>
        </Stack>
      ))}
    </Stack>
  ),
}
