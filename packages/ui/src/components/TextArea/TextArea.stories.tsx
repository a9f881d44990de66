import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { TextArea } from './TextArea.tsx'

/** Текст в несколько строк, растёт сам. */
const meta = {
  title: 'Компоненты/Формы/TextArea: многострочное поле',
  component: TextArea,
  args: { label: 'О турнире', value: '', onChange: fn() },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

const LONG = 'Турнир проходит два дня. В первый день танцуют дети и юниоры.\n'.repeat(6)

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <TextArea {...args} />
      <TextArea {...args} label="Растёт с текстом" value={LONG} />
      <TextArea {...args} label="С ошибкой" error="Заполните поле" />
    </Stack>
  ),
}

/** As high as its lines before anything is typed. */
export const Empty: Story = {
  name: 'Пустое, пять строк',
  args: { rows: 5 },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox')
    const line = Number.parseFloat(getComputedStyle(area).lineHeight)
    await expect(area.offsetHeight).toBeGreaterThanOrEqual(line * 5)
  },
}
