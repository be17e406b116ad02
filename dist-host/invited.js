// host/client/invited.ts
var form = document.querySelector("#join-game");
var invitation = new URLSearchParams(location.hash.slice(1)).get("invitation");
if (form && invitation) {
  const field = form.querySelector('[name="invitation"]');
  if (field) field.value = invitation;
  history.replaceState(null, "", location.pathname);
}
if (form && (invitation || "atOnce" in form.dataset) && !form.querySelector(".error")) form.submit();
//# sourceMappingURL=invited.js.map
