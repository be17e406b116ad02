/** Bargains, variants and the cards. */
export const variants = `
# §bargains

Talk is open, and deals are allowed.

## do

- Two players may agree on a deal: a card for a card, a card for a promise, or a promise for the same promise. You may also give a card away.
- A promise is about one politician in the Politburo whom the other controls: no purge, no trial or no condemnation of that politician.
- Offer a deal, and the other agrees or declines. There is one offer at a time.
- All talk is public. What is on a card may stay secret. Each chooses the card that they give.
- In Modern, Standard and 1928 a promise of no purge binds until the next Purges are over. A promise of no trial or no condemnation binds until the next investigations are over.
- In the Variant every promise ends with the phase in which it was given. The table may choose otherwise.

## not

- Never more than two in one deal.
- Influence points are not traded.
- A binding promise cannot be broken: the act is refused.
- No card goes to a full hand.
- Nobody agrees to a deal once the card for it is gone, or the hand has no room any more.
- Whoever owes a card keeps one for it. The card just received in exchange is not handed back.

!promise You have promised the Militarists to spare the Ideology Chief. The Industry Minister is not covered.

!gift The Militarists hold three cards. The Evolutionists have room.

# §three-player

A variant for exactly three, if the table chooses it.

## do

- You may write a 10+, which is {ten-plus} points, on an eleventh politician. You may also leave it out.

## not

- Nobody declares points on the Party Chief before the end of turn 3. With the first gifts this ends.
- No card puts points on them before, either.
- Where A is the first Party Chief, nobody writes points on them at the start.

!no-chief-yet It is turn 2. The Party Chief is still closed to all.

# §club-55

A variant for all games: write your points as you like.

## do

- Spread 55 points over any number of politicians, in any portions. One politician may get many more than ten.

## not

- All 55 points must be written. With fewer, the sheet is not sealed.

!club-sheet Fifty points are not enough. With the last five the sheet can be sealed.

# §exclusive

A variant: each player has a politician to themselves. Their cards have double letters, from AA to FF.

## do

- Each faction gets one, in the order of the seats. At the start only that faction may write points on them.
- They are dealt with the others and play like them. In 1928 they have no protégé.
- With the gifts of turns 3, 6 and 9 all others may put points on them, too.

## not

- On another faction’s own politician you write nothing at the start.

!own-politician AA is yours. BB belongs to the next faction.

{table double | Letter | Name | Age | Strength | Weakness}

The numbers of these six are ours.

# modern-politicians The modern politicians

The names are invented, the numbers are ours.

{table modern | Letter | Name | Age | Strength | Weakness}

# fictional-politicians The fictional politicians

They play in Standard and in the Variant, and as protégés in 1928.

{table fictional | Letter | Name | Age | Strength | Weakness}

# historical-politicians The historical politicians

They play in 1928. But for Lenin’s place, the numbers are ours.

{table historical | Letter | Name | Age | Strength | Weakness}

# red-cards The red cards

They play in every game. “They” are the politician on whom you play the card.

{table red | Numbers | Card | Kind | What it does}

# gray-cards The gray cards

They play in 1928.

{table gray | Numbers | Card | Kind | What it does}

# black-cards The black cards

They play in Modern.

{table black | Numbers | Card | Kind | What it does}
`;
