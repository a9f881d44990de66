import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { StationNoticeScreen } from './StationNoticeScreen.tsx'

/** Сообщение вместо рабочего места: отключено, открыто в другой вкладке, остались отметки прежнего места. */
const meta = {
  title: 'Экраны/Рабочие места/StationNoticeScreen: сообщение',
  component: StationNoticeScreen,
  parameters: { isPage: true },
  args: {
    lead: 'Судья C, Петров Сергей',
    title: 'Устройство отключено',
    children:
      'Организатор подключил другое или турнир закончился. Не\u00A0отправлено отметок: 12. Они остались здесь: сохраните их файлом и\u00A0отдайте счётной.',
    action: { label: 'Сохранить файл', onPress: fn() },
    otherAction: { label: 'Подключить заново', onPress: fn() },
  },
} satisfies Meta<typeof StationNoticeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const CutOff: Story = {
  name: 'Устройство отключено',
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить файл' }))
    await expect(args.action?.onPress).toHaveBeenCalledOnce()
  },
}
/** Отметки места, к которому устройство было подключено раньше. */
export const LeftMarks: Story = {
  name: 'Остались отметки прежнего места',
  args: {
    title: 'Остались неотправленные отметки',
    children:
      'Это устройство работало здесь раньше, и\u00A0с\u00A0тех пор на\u00A0нём 12 отметок. Сохраните их\u00A0файлом для счётной комиссии.',
    otherAction: { label: 'Позже', onPress: fn() },
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Позже' }))
    await expect(args.otherAction?.onPress).toHaveBeenCalledOnce()
  },
}
export const AnotherTab: Story = {
  name: 'Открыто в другой вкладке',
  args: {
    title: 'Открыто в\u00A0другой вкладке',
    children: 'Отметки ставятся там. Здесь ничего не\u00A0пропало.',
    action: { label: 'Работать здесь', onPress: fn() },
    otherAction: undefined as never,
  },
}
