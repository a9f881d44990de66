/** «The key `single` holds the contests chosen outside packets and is no packet» (decisions, «Registration»). */
export const singleKey = 'single'
