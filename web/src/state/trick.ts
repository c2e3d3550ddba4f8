/** The seat that played the card at a place of a trick. */
export function seatOfTrick(view: { leader: number; direction: number; players: number }, place: number): number {
  return (((view.leader + view.direction * place) % view.players) + view.players) % view.players;
}
