import type { Meta, StoryObj } from '@storybook/react-vite'

import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { englishIn } from '../AriaField/testing/englishIn.ts'
import { Stack } from '../Stack/Stack.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ComboBox } from './ComboBox.tsx'
import type { ComboBoxProps } from './ComboBox.tsx'

const dancers = [
  { value: '1', label: 'Петрова Анна', description: 'Москва, 2009' },
  { value: '2', label: 'Петрова Алиса', description: 'Казань, 2012' },
  { value: '3', label: 'Сидорова Мария', description: 'Омск, 1998' },
  { value: '4', label: 'Константинопольская-Воскресенская Александра', description: 'Тверь, 2001' },
]

function Controlled(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value)
  return (
    <ComboBox
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange?.(next)
      }}
    />
  )
}

function Searching(props: ComboBoxProps) {
  const [text, setText] = useState('')
  const found = dancers.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()))
  return (
    <Controlled
      {...props}
      items={text === '' ? [] : found}
      inputValue={text}
      onInputChange={setText}
    />
  )
}

/**
 * Одно значение из многих, ищется набором.
 *
 * **Для других:** у нас выбирают из десятков: хватает `Select` и подсказок `TextField list`, а он
 * тянет react-aria. Нужен сайтам, где ищут среди тысяч.
 */
const meta = {
  title: 'Компоненты/Формы/ComboBox: выбор с поиском',
  component: ComboBox,
  args: { label: 'Танцор', name: 'dancer', items: dancers, value: '', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof ComboBox>

export default meta
type Story = StoryObj<typeof meta>

export const Stickersheet: Story = {
  name: 'Все виды',
  render: (args) => (
    <Stack gap="large">
      <Controlled {...args} placeholder="Фамилия" />
      <Controlled {...args} label="Выбран" value="4" isRequired description="Ищите по фамилии" />
      <Controlled {...args} label="С ошибкой" error="Выберите танцора" />
      <Controlled {...args} label="Недоступный" value="1" isDisabled />
    </Stack>
  ),
}

export const FoundByTyping: Story = {
  name: 'Находят по буквам',
  play: async ({ args, canvas, canvasElement }) => {
    const field = canvas.getByRole('combobox', { name: 'Танцор' })
    await userEvent.type(field, 'петр')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2))
    await expect(englishIn(canvasElement.ownerDocument)).toEqual([])
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('2')
    await expect(field).toHaveValue('Петрова Алиса')
    await userEvent.clear(field)
    await userEvent.type(field, 'ъъъ')
    // It is placed a moment after it has come.
    await waitFor(() => expect(screen.getByText('Ничего не нашлось')).toBeVisible())
    await userEvent.keyboard('{Escape}')
  },
}

export const CallerSearches: Story = {
  name: 'Ищет сервер',
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Танцор' })
    await userEvent.type(field, 'Сид')
    await userEvent.click(await screen.findByRole('option', { name: 'Сидорова Мария' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('3')
  },
}

/** In a dialog the list lies above it, and is used as anywhere. */
export const InDialog: Story = {
  name: 'В диалоге',
  render: (args) => (
    <Dialog title="Добавить танцора" isOpen onClose={fn()}>
      <Controlled {...args} />
    </Dialog>
  ),
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Танцор' })
    // A dialog takes the focus as it opens: what is typed before that would close the list again.
    await waitFor(() => expect(canvas.getByRole('dialog')).toContainElement(focused()))
    await userEvent.type(field, 'петр')
    // The list is shown once it has been placed. What is pressed at the option's middle is the option
    // itself: nothing lies above it, nothing cuts it.
    const option = await waitFor(
      () => {
        const [, second] = canvas.getAllByRole('option')
        if (!second?.contains(atMiddleOf(second))) throw new Error('It cannot be pressed.')
        return second
      },
      { timeout: 5000 },
    )
    await userEvent.click(option)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('2'))
    await expect(field).toHaveValue('Петрова Алиса')
  },
}

function atMiddleOf(element: Element): Element | null {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2)
}

function focused(): HTMLElement | null {
  return document.activeElement instanceof HTMLElement ? document.activeElement : null
}
