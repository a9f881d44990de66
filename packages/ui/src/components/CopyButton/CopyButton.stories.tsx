import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent } from 'storybook/test'
import { CopyButton } from './CopyButton.tsx'

/** Кладёт текст в буфер и говорит, получилось ли. */
const meta = {
  title: 'Компоненты/Действия/CopyButton: копировать',
  component: CopyButton,
  args: { text: '58', 'aria-label': 'Скопировать номер' },
} satisfies Meta<typeof CopyButton>

export default meta
type Story = StoryObj<typeof meta>

export const Idle: Story = { name: 'Обычный вид' }

export const Copied: Story = {
  name: 'Скопировано',
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать номер' }))
    await expect(write).toHaveBeenCalledWith('58')
    await expect(await canvas.findByRole('button', { name: 'Скопировано' })).toBeVisible()
  },
}

/** The browser does not let us: it is said, and the text can be copied by hand. */
export const Refused: Story = {
  name: 'Браузер не разрешил',
  play: async ({ canvas }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', { name: 'Скопировать номер' }))
    await expect(await canvas.findByText(/Скопировать не удалось/)).toBeInTheDocument()
  },
}
