import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { media } from '../../theme/scale.ts'
import { Link } from '../Link/Link.tsx'
import { Disclosure } from './Disclosure.tsx'

/** Подробности по требованию. */
const meta = {
  title: 'Компоненты/Навигация/Disclosure: раскрытие, аккордеон',
  component: Disclosure,
  args: {
    summary: 'Почему такое место',
    children: 'Большинство судей поставили второе место и выше (правило 5).',
  },
} satisfies Meta<typeof Disclosure>

export default meta
type Story = StoryObj<typeof meta>

/** Folded content is laid out, but not drawn. */
const asSeen = { contentVisibilityAuto: true, visibilityProperty: true }

export const Stickersheet: Story = {
  name: 'Свёрнуто и раскрыто',
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure {...args} defaultOpen />
    </>
  ),
}

/** With room enough there is nothing to open: the content stands there. */
export const ForPhones: Story = {
  name: 'Сворачивается только на телефоне',
  args: { isForPhones: true, children: <Link href="#rules">Правила судейства</Link> },
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Почему такое место')
    const link = canvas.getByText('Правила судейства')
    if (matchMedia(media.mobile).matches) {
      await expect(summary).toBeVisible()
      await expect(link.checkVisibility(asSeen)).toBe(false)
      await userEvent.click(summary)
    } else {
      await expect(summary).not.toBeVisible()
    }
    await waitFor(() => expect(link.checkVisibility(asSeen)).toBe(true))
    link.focus()
    await expect(link).toHaveFocus()
  },
}

export const Opened: Story = {
  name: 'Раскрывают',
  args: { onOpenChange: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('Почему такое место'))
    await expect(canvas.getByText(/Большинство судей/)).toBeVisible()
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(true))
  },
}

/** What is folded is open on paper, and folded again after it; what was open stays so. */
export const Printed: Story = {
  name: 'На бумаге раскрыто всё',
  render: (args) => (
    <>
      <Disclosure {...args} />
      <Disclosure {...args} defaultOpen />
    </>
  ),
  play: async ({ canvasElement }) => {
    const states = () => Array.from(canvasElement.querySelectorAll('details'), ({ open }) => open)
    await expect(states()).toEqual([false, true])
    window.dispatchEvent(new Event('beforeprint'))
    await expect(states()).toEqual([true, true])
    window.dispatchEvent(new Event('afterprint'))
    await expect(states()).toEqual([false, true])
  },
}
