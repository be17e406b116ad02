/** What a turn consists of. */
export const actions = `
# §action

This is the heart of the round: {turns} turns each, one at a time. Whoever has the will of the people begins.

## do

1. Play any card from your hand.
2. Move the date by its days: [§date].
3. Act by the card: [§perform].
4. Take a bonus action if the date stopped on 15 or {last-day}: [§bonus].

The order is fixed for the round, even if the will of the people changes hands in it.

# §date

Every card moves time. Time brings the will of the people, bonus actions and the end.

The calendar has {months} months: March/April, May/June, July, August, September, October and November. Each has {last-day} days.

## do

- Move the day marker by the days of your card.
- Past day {last-day} the next month begins, and you count on from day 1. You take the will of the people at once, and the neutral tokens with it.
- A stop on 29 or 30 goes on to {last-day}.
- A stop on 15 or {last-day} brings you a bonus action after your own action.
- Only a stop counts: passing day 15 brings nothing.
- All this happens before you act by the card.
- November is the last month and goes on. Whoever moves past its end still takes the will.

!new-month It is 29 August. Four days lead into September, so the Soviet takes the will.

# §events

Two dates bring Trotsky into the game.

## do

- **May/June**: Trotsky returns and stands in the region of unrest. He is neutral: the will of the people controls him.
- **August**: if Trotsky is still in the city, he joins the Soviet for good. He stays as he is, fresh or exhausted.
- If he has left the city before August, he does not come back.
- As long as he is neutral, he counts like a neutral unit in everything.

!trotsky The month moves to May. The region of unrest is Narva, and there Trotsky appears.

# §perform

What you may do depends on the card.

## do

- A command card: either [§recruit], or the action on the card: [§move], a double move or [§refresh].
- A leader’s card: [§leader], and the special action if you like, in either order.
- You may leave the action of a command card. The date has moved all the same.

## not

- Never both actions of a command card.

!not-both The card is used for a move. Recruiting with it as well is not asked any more.

# §recruit

Recruiting brings units from your supply into the city.

## do

- Take one unit or several. Their fresh strengths together are at most the recruits of the card.
- All of them enter the region of the card, with the fresh side up. The blockade does not matter for that.

## not

- No unit that is stronger than what is left of the recruits.
- No other region than that of the card.
- Without a unit in your supply that is weak enough, you cannot recruit.

!recruit The card recruits 2. A unit of strength 3 is too much; two units of strength 1 fit.

# §move

Moves bring strength to where it counts.

## do

- **Move**: take one token you control, fresh or exhausted, over one bridge.
- **Double move**: take one token over one or two bridges.
- With the will of the people you may move neutral tokens, too.

## not

- No token crosses the bridge with the blockade.
- A double move never moves two tokens.

!blocked The blockade closes the bridge between the Vyborg Side and the Petrograd Side.

!twice One token crosses two bridges.

# §refresh

A tired token can be worth much when it is fresh again.

## do

- Turn one exhausted token you control to its fresh side.

## not

- No token is turned from fresh to exhausted by this action. Some units are stronger when exhausted.

!refresh An exhausted unit of strength 1 becomes a fresh one of strength 2.

# §leader

A leader is your strongest token and can enter anywhere.

## do

- Play the leader’s card: place the token fresh in any region.
- Take the special action before or after that, or leave it.
- The token stays in the city when the card is discarded.

## not

- The leader must be placed. You cannot end your action without it.
- A leader who has left the city is out of the game for good.

!leader Lenin’s card is played. The Soviet may not stop before he is placed.

# §mobilize

A protest moves the blockade. It opens a way for you, or closes one to the rival.

## do

- Move the blockade from its bridge to any other bridge of the city.

## not

- It cannot stay where it is: then leave the action.

!protest {kornilov} moves the blockade away from the Vyborg Side.

# §espionage

Espionage shows you what the rival wants to score.

## do

- Turn the secret objective of the rival face up. It stays open for the rest of the round.
- Playing alone, you turn up your own objective, which you do not know.

## not

- There must be an objective that lies face down.

!spy {stalin} turns up the objective of the Government.

!known-already The objective is open already, so only the leader is placed.

# §inspire

This is the quickest way to the will of the people.

## do

- Take the will of the people at once. You now control all neutral tokens.

## not

- Not if you have it already.

!has-the-will The Government has the will. {kerensky} can still be placed.

# §bonus

A bonus action is a small extra. You get one for a stop on day 15 or {last-day}, or in place of points for the region of unrest.

## do

Choose one of four:

- **Recruit** one unit of strength {bonus-recruit} into any region.
- **Move** one token you control over one open bridge.
- **Refresh** one token you control.
- **Draw** one command card. From then on your hand holds one card more in every round.

You may also leave it. Playing alone, there is a fifth: [§organize].

## not

- No stronger unit, and no bridge with the blockade.
- No card if deck and discards are empty.
- No recruiting without a unit of strength {bonus-recruit} in your supply.

!bonus Four days lead from day 11 to day 15. After the action comes a bonus, for a unit of strength 1 only.
`;
