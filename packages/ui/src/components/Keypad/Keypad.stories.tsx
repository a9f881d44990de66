import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { BackspaceIcon } from '../../icons/BackspaceIcon.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { Keypad, type KeypadItem, type KeypadProps } from './Keypad.tsx'

const erase = { value: 'erase', label: <BackspaceIcon />, 'aria-label': 'Стереть' } as const

const digits: readonly (string | KeypadItem<string> | null)[] = [
  '7',
  '8',
  '9',
  null,
  '4',
  '5',
  '6',
  { ...erase, emphasis: 'quiet' },
  '1',
  '2',
  '3',
  '0',
]

const words: readonly KeypadItem<string>[] = [
  { value: 'y', label: 'Да' },
  { value: 'n', label: 'Нет' },
  { value: 'Backspace', label: 'Стереть', emphasis: 'quiet' },
]

/** Клавиши на экране для короткого ответа: цифровая клавиатура, оценки, номер. */
const meta = {
  title: 'Компоненты/Формы/Keypad: цифровая клавиатура',
  component: Keypad<string>,
  args: { 'aria-label': 'Клавиатура', items: digits, size: 'large', onPress: fn() },
} satisfies Meta<KeypadProps<string>>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large" as="div">
      <Keypad {...args} />
      <Keypad
        {...args}
        aria-label="С готовым ответом"
        items={digits.map(
          (item) => item ?? { value: '8,4', label: 'взять 8,4', emphasis: 'offer' },
        )}
      />
      <Keypad {...args} aria-label="Сейчас нельзя" isDisabled />
      <Keypad {...args} aria-label="Оценка" size="standard" items={words} />
      <Keypad
        {...args}
        aria-label="Оценка, сейчас нельзя"
        size="standard"
        items={words}
        isDisabled
      />
    </Stack>
  ),
}

export const Pressed: Story = {
  name: 'Нажимают',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '8' }))
    await expect(args.onPress).toHaveBeenLastCalledWith('8')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPress).toHaveBeenLastCalledWith('9')
    await userEvent.click(canvas.getByRole('button', { name: 'Стереть' }))
    await expect(args.onPress).toHaveBeenLastCalledWith('erase')
  },
}

/** Фокус остаётся в поле: с клавиатурой набирают дальше. */
export const FocusStays: Story = {
  name: 'Фокус остаётся в поле',
  args: { onMouseDown: (event) => event.preventDefault(), size: 'standard' },
  render: function Held(args) {
    const [typed, setTyped] = useState('')
    return (
      <Stack>
        <TextField label="Номер" value={typed} onChange={setTyped} />
        <Keypad
          {...args}
          onPress={(key) => setTyped(key === 'erase' ? typed.slice(0, -1) : typed + key)}
        />
      </Stack>
    )
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Номер' })
    await userEvent.click(field)
    await userEvent.keyboard('1')
    await userEvent.click(canvas.getByRole('button', { name: '5' }))
    await expect(field).toHaveFocus()
    await expect(field).toHaveValue('15')
    await userEvent.click(canvas.getByRole('button', { name: 'Стереть' }))
    await expect(field).toHaveValue('1')
  },
}
