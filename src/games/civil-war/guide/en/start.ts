/** The game in ten minutes, the player aid, and the set-up. */
export const start = `
# ten-minutes The game in ten minutes

Russia, 1918. The Reds hold the middle of the country, the Whites come from its edges. They fight on three fronts. You lead one side, your friend the other.

## The goal

You win in one of two ways. Break the enemy: bring their Morale from {morale} down to 0. Or take the land: hold all {markers} markers of any {fronts-to-win} fronts.

## What you have

Each side has its own deck: {red-deck-size} cards for the Reds, {white-deck-size} for the Whites. There are three kinds of cards.

- **Leaders** open an army at a front. Their number is their Force.
- **Troops** stand under a leader. Their number is their Force, too.
- **Events** are played once, for what they say.

## Your turn

A turn has six phases. They always come in this order.

1. **[§rally]**: give one of your leaders a Rally token, and move troops.
2. **[§propaganda]**: draw {draw} cards.
3. **[§events]**: play events that are not for battle.
4. **[§attacking|Attack Phase]**: attack with armies that have a token.
5. **[§recruitment]**: put leaders and troops from your hand into play.
6. **[§reserve]**: trade up to {reserve} cards for something better.

Then keep at most {hand-limit} cards, and the other side plays.

## An attack in four steps

1. You name armies of one front. Each spends its Rally token.
2. The enemy may block with armies of that front. Each spends its token, too.
3. Nobody blocks: you take one marker of that front. Your next [§propaganda] adds {unblocked-morale} Morale.
4. Somebody blocks: both sides add up Force. The weaker side loses a whole army and a die of Morale.

!attack Trotsky has a token and two troops. Two other leaders try first, and may not.

## What wins

Tokens win. You get one a turn, and an attack and a block each cost one. An army that attacks today is not ready to block tomorrow. So watch whose leaders have tokens, front by front. Attack where nobody can answer.

## First plans for the Reds

- Put troops where they count more: {red-soviet-forces-1} under {red-lenin}, {red-bolshevik-forces-1} under {red-stalin}. {red-trotsky} strengthens every troop.
- You may join three armies in one battle. The Whites may only join two.
- Move up to {between-fronts} units a turn to another front. Strike where the Whites have no tokens, then shift.
- Keep {red-confused-and-divided-1} for the one attack that would hurt.

## First plans for the Whites

- Your troops are stronger: {white-don-cossacks-1}, {white-poles-1} and {white-czech-army-1} count 2 each.
- Many of your cards are bound to a front. Choose one front early, and hold a second one with a single good army.
- {white-wrangel} leads four troops in the South. {white-alexeyev} and {white-kornilov} make Cossacks stronger.
- You cannot shift between fronts. Use {white-purge-1} and {white-assassination-1} to break the army you fear.

# aid Player aid

## The turn

| Phase | What you do | Remember |
| [§rally] | 1 Rally token; move troops | Whites within a front; Reds up to {between-fronts} units between fronts |
| [§propaganda] | Draw {draw} cards | +{unblocked-morale} Morale after an unblocked attack in your last turn |
| [§events] | Play events | Only one that draws cards |
| [§attacking|Attack] | Armies with token and troops | Not in your first turn |
| [§recruitment] | Leaders and troops into play | Leader’s Force + 1 troops |
| [§reserve] | Up to {reserve} cards | A card, a token, or {reserve-morale} Morale each |
| [§turn|End] | Keep {hand-limit} cards | |

## A battle

1. Attackers are named and spend tokens: up to {together-red} Red armies, up to {together-white} White armies.
2. {red-confused-and-divided-1} may stop one of them.
3. Blockers are named and spend tokens. The same limits hold.
4. No blocker: one marker, and the battle is over.
5. Both sides add cards in turn until both pass.
6. More Force wins. The winner loses one troop. The loser loses one army and {morale-die} Morale.
7. A tie: each side loses one troop.

## Room under a leader

{table room | Leader’s Force | Troops}

# §winning

The war ends at once when one side has won. It does not wait for the end of a turn or a battle.

## do

- Bring the enemy’s [§morale] to 0. You win.
- Or hold all {markers} territory markers of {fronts-to-win} fronts. You win, whichever two they are.
- Attack where the enemy cannot block, if you want land. Win blocked battles, if you want Morale.

!last-marker The Reds have claimed the South. They need one more marker in the East, and nobody there can block.

# §fronts

The map has three fronts: {north-west}, {south} and {east}. Each has {markers} territory markers, and they say who is ahead there.

## do

- Each side begins with {start-markers} markers at every front.
- You take a marker when nobody blocks your attack. The other side then has one fewer.
- Whoever holds all {markers} markers of a front has claimed it. The fighting there is over for good.
- When a front is claimed, all units there go to their owners’ discard piles. That includes the units of the winner.

## not

- At a claimed front nobody recruits, moves in or attacks. Cards that are bound to it can still be discarded for other uses.

!claim Trotsky takes the last marker of the South. His own army goes with the front.

# §morale

Morale is the will to go on. Both sides begin with {morale}, and that is also the most you can have.

## do

- Lose a blocked battle: roll a die and give that much Morale to the winner. You never give more than you have.
- Attack without being blocked: gain {unblocked-morale} Morale in your next [§propaganda].
- Discard a card in the [§reserve]: gain {reserve-morale} Morale.

## not

- Morale never goes above {morale}. What would go beyond it is lost.
- With full Morale you cannot trade a card for it.

!full-morale The Reds have 19 Morale. A card brings the last point, and the next card brings nothing.

# §setup

Both sides begin alike: the same Morale, half of each front, and nothing in play.

## do

1. Shuffle both decks.
2. Each side draws {start-hand} cards.
3. A hand without a leader is discarded, and {start-hand} new cards are drawn. Repeat until there is a leader.
4. Set Morale to {morale} for both sides, and {start-markers} markers each at every front.
5. The Reds begin.

Each deck has {leaders} leaders and {troops} troops. The Reds have {red-events} events, the Whites {white-events}.

{table start | Each side begins with | Number}

# §turn

The sides take turns, and the Reds go first. A turn is six phases in a fixed order; each opens the way for the next.

## do

1. [§rally]
2. [§propaganda]
3. [§events]
4. [§attacking|Attack Phase]
5. [§recruitment]
6. [§reserve]

At the end of your turn, discard down to {hand-limit} cards. You choose which ones. Troops that come back to your hand in the enemy’s turn do not count until then.

Hands and decks are secret. Both discard piles lie open: anybody may look through them.

!eight-cards The Reds hold eight cards at the end of their turn. One has to go.

# §rally

Tokens are your moves. An army without a Rally token can neither attack nor block, so this phase decides who can act.

## do

- Give one Rally token to a leader who has none. You must, if there is one.
- Move before or after you give it. Moving is never a duty.
- A token stays until it is spent, also over many turns.
- Let troops change to another leader at the same front, as far as there is room. Two full armies may swap troops.
- Only here may troops change their leader freely. Later they do so only when a leader is lost.
- **Reds only**: move up to {between-fronts} units a turn from one front to another. A leader counts as one unit, and each of their troops as one more. The leader keeps the token.

## not

- One token a leader, one token a turn.
- The Whites never move a unit to another front.
- A leader does not move without their troops. If all of them together are too many, they stay.
- Units bound to a front stay there, and there must be room under the new leader.

!rally-and-move Trotsky gets the token and moves with two troops. Stalin has three troops: with him that makes four units.

!whites-stay The Whites may change leaders in the South. The way to the North-West is closed to them.

# §propaganda

New cards, and a reward for boldness.

## do

- Draw {draw} cards. You do so in your first turn, too.
- Gain {unblocked-morale} Morale if an attack of yours was not blocked in your last turn. It is {unblocked-morale} in all, however many attacks there were. An attack whose armies were all stopped by {red-confused-and-divided-1} does not count.
- When your deck is empty, shuffle your discard pile and go on drawing from it.
- If your discard pile is empty as well, you draw what there is.

!two-cards In their last turn the Reds took a marker without a block.
`;
