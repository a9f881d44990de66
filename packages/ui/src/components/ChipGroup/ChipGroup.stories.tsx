import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Stack } from '../Stack/Stack.tsx'
import { ChipGroup } from './ChipGroup.tsx'

/** Частые отборы в одно нажатие: чипы, фильтры, метки. */
const meta = {
  title: 'Компоненты/Формы/ChipGroup: частые отборы',
  component: ChipGroup,
  args: {
    'aria-label': 'Частые отборы',
    items: [
      { value: 'all', label: 'Все', count: 312 },
      { value: 'unpaid', label: 'Не оплачены', count: 48 },
      { value: 'consent', label: 'Без согласия', count: 7, isWork: true },
    ],
    value: 'all',
    onChange: fn(),
  },
} satisfies Meta<typeof ChipGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large" as="div">
      <ChipGroup {...args} />
      <ChipGroup {...args} aria-label="Нажат тот, что ждёт дела" value="consent" />
      <ChipGroup
        aria-label="Для кого"
        emphasis="strong"
        value="juniors"
        items={[
          { value: 'children', label: 'Дети, до 9' },
          { value: 'juniors', label: 'Юниоры, 10–17' },
          { value: 'adults', label: 'Взрослые, 18+' },
        ]}
        onChange={args.onChange}
      />
    </Stack>
  ),
}

export const PressedByKeyboard: Story = {
  name: 'Нажимают с клавиатуры',
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Не оплачены 48' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('unpaid')
  },
}

/** Нажатый ещё раз чип отпускают: отбора нет. */
export const LetGo: Story = {
  name: 'Нажали ещё раз: отбор снят',
  args: { isClearable: true, emphasis: 'strong' },
  render: function Held(args) {
    const [value, setValue] = useState<string | null>(null)
    return <ChipGroup {...args} value={value} onChange={setValue} />
  },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Все 312' })
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(chip)
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
  },
}
