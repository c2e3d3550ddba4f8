// For browsers that are too old to run the page itself, so in words that every browser knows.
(function () {
  var css = window.CSS && window.CSS.supports;
  var enough =
    css && CSS.supports('container-type', 'size') && CSS.supports('selector(:has(a))') && CSS.supports('height', '1dvh');
  if (!enough) document.getElementById('old').hidden = false;
})();
