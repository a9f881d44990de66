import type { Meta, StoryObj } from '@storybook/react-vite'

import { Stack } from '../Stack/Stack.tsx'
import { Heading } from './Heading.tsx'

/** Заголовок. */
const meta = {
  title: 'Компоненты/Текст и раскладка/Heading: заголовок',
  component: Heading,
  args: { level: 2, children: 'Кубок Паркета: весенний турнир по восточным танцам' },
} satisfies Meta<typeof Heading>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Уровни',
  render: ({ children }) => (
    <Stack>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
}

export const SmallerThanItsLevel: Story = {
  name: 'Меньше своего уровня',
  args: { level: 1, size: 3 },
}
