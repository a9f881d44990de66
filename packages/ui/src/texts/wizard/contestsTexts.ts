import { jnjRoleLabels } from '@parket/domain/registration/jnjRoleLabels'

/** What is said of contests, where they are chosen and in the review. */
export const contestsTexts = {
  fit: '{n:подходит|подходят|подходят} {n}\u00A0{n:номинация|номинации|номинаций}',
  fitOf: '{n:подходит|подходят|подходят} {n}\u00A0{n:номинация|номинации|номинаций} из\u00A0{all}',
  /** Of one dancer: `{dative}` is the name in the dative, `{name}` as it is, `{fit}` one of the two above. */
  fitDancer: '{dative} {age}\u00A0{age:год|года|лет}, {fit}',
  /** Where the dative of the name is not sure. */
  fitAge: '{age}\u00A0{age:год|года|лет}, {fit}',
  none: 'Подходящих номинаций нет',
  noneHint: 'Проверьте даты рождения и\u00A0число танцоров на\u00A0шаге «Танцоры».',
  passes: 'Пассы',
  passesHint:
    'Пасс\u00A0— это билет. Номинации, которые в\u00A0него входят, для\u00A0его владельца бесплатны: отметьте и\u00A0пасс, и\u00A0их.',
  nothing: 'Отметьте хотя бы одну номинацию: без\u00A0неё заявку не\u00A0отправить.',
  shut: 'Сейчас недоступны: {n}\u00A0{n:номинация|номинации|номинаций}',
  shutHint:
    'Не\u00A0подходят по\u00A0возрасту или составу, уже выбраны в\u00A0другой заявке, отменены либо приём в\u00A0них закрыт. Почему — сказано у\u00A0каждой.',
  jnj: 'Jack & Jill',
  masterClasses: 'Мастер-классы',

  perDancer: 'цена с\u00A0танцора',
  waitingList: 'лист ожидания',
  queue: 'Мест нет, ваше место в\u00A0листе ожидания\u00A0— {place}',
  inPacket: 'выбрано: «{packet}»',
  freeInPacket: 'без доплаты: «{packet}»',
  role: 'Кем танцуете',
  leader: jnjRoleLabels.leader,
  follower: jnjRoleLabels.follower,
  roleNotice: 'Выберите, кем танцуете: без\u00A0этого заявку не\u00A0отправить',
  overlap: 'По\u00A0расписанию в\u00A0одно время с\u00A0выбранным: {contests}',
  idlePass:
    'Пока пасс ничего не\u00A0делает бесплатным: отметьте и\u00A0номинации, которые в\u00A0него входят ({contests})',
} as const

export type ContestsTextName = keyof typeof contestsTexts
